/** The four Resources of Lutèce as things, on a grid of 32. */
import { Pen } from "./pen";

const DRAW: Record<string, (pen: Pen) => void> = {
  bread: (p) => {
    p.shape("wood", "M3 20.5C3 13 8.5 9 16 9s13 4 13 11.500c0 3-1.600 5-4.200 5H7.200c-2.600 0-4.200-2-4.200-5z");
    p.shape("gold", "M4.500 19C5 13 9.500 10.300 16 10.300S27 13 27.500 19c-7 2.200-16 2.200-23 0z");
    p.line("M10.500 12.300l2.600 5M16 11l2.600 5.500M21.500 12.300l2.200 4.200");
  },
  potion: (p) => {
    p.shape(
      "white",
      "M13 6h6v6.500l6.300 9.500c2 3.200.3 6.500-3.300 6.500H10c-3.600 0-5.300-3.300-3.300-6.500L13 12.500z",
    );
    p.shape(
      "leaf",
      "M10.200 17.500c4-1.500 7.600 1.300 11.600 0l3 4.700c1.500 2.700.2 5-2.700 5H9.900c-2.900 0-4.200-2.300-2.700-5z",
    );
    p.shape("wood", "M12 3h8v3.600h-8z");
    p.disc("white", 13.5, 22, 1.3);
    p.disc("white", 18.5, 24, 1);
  },
  gladius: (p) => {
    p.shape("white", "M29.500 2.500l-1.500 6-12.600 12.600-4.500-4.500L23.500 4z");
    p.hair("M27.500 4.500L13.500 18.500");
    p.shape("gold", "M7.500 14.800l1.900-1.900 9.700 9.700-1.900 1.900z");
    p.shape("wood", "M10.800 19l2.200 2.200-4.300 4.300-2.200-2.200z");
    p.disc("gold", 6, 26, 2.9);
  },
  beer: (p) => {
    p.line("M22 14h3.500a3 3 0 0 1 3 3v5a3 3 0 0 1-3 3H22");
    p.shape("wood", "M7 11h15.500v17H7z");
    p.shape("gold", "M7 14h15.500v3H7zM7 23h15.500v3H7z");
    p.hair("M12 17v6M17.500 17v6");
    p.shape(
      "white",
      "M6 12.500c-2.500-3.300.3-7 3.700-6 1.200-3.400 8-3.400 9.200 0 4-.8 6.300 3 3.600 6-1.200 1.300-2.600.2-3.600-.2-1 2.600-3.500 2.400-4.300.2-1.200 1.400-3 1.400-4 0-1.200 1.200-3.300 1.400-4.600 0z",
    );
  },
};

/** A Resource as a drawing; nothing for what is none. */
export function ware(name: string): string {
  const pen = new Pen();
  DRAW[name]?.(pen);
  return pen.toString();
}
