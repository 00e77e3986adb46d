/** The figure on the icon, where a device shows one. */
export function badge(count: number): void {
  void (count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.())?.catch(() => {});
}
