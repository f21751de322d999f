export interface Size {
  readonly branches: number
  readonly staff: number
  readonly customers: number
  readonly jobs: number
  readonly invoices: number
  readonly visitsToday: number
  /** After how many working days, backwards, the visits of a day shrink to a third: the company has been growing. */
  readonly growthDays: number
}

const tiny: Size = { branches: 2, staff: 5, customers: 8, jobs: 30, invoices: 6, visitsToday: 0, growthDays: 0 }

/** `demo` is the size of product.md, `tiny` serves tests, `odd` is as much of unusual data, `large` serves benchmarks,
 * `tenThousand` a scenario. */
export const sizes = {
  tiny,
  odd: tiny,
  demo: { branches: 3, staff: 12, customers: 400, jobs: 5_000, invoices: 1_200, visitsToday: 35, growthDays: 140 },
  tenThousand: { branches: 3, staff: 12, customers: 800, jobs: 10_000, invoices: 2_400, visitsToday: 35, growthDays: 140 },
  large: { branches: 8, staff: 200, customers: 20_000, jobs: 100_000, invoices: 24_000, visitsToday: 420, growthDays: 320 },
} as const satisfies Record<string, Size>
export type SizeName = keyof typeof sizes
