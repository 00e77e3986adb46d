declare module "*.toml?names" {
  const value: Record<string, unknown>;
  export default value;
}

declare module "*.toml" {
  const value: Record<string, unknown>;
  export default value;
}
