/** With 30,000 payments. */
export const earningCalls = [
  ['earnings of a month, by method, staff, category and branch', '/earnings?period=1M'],
  ['earnings of a year', '/earnings?period=1Y'],
  ['the graph of a year', '/earnings/earning_graph?period=1Y'],
  ['the payments of all years, a page of 10', '/earnings/listings?period=All&per_page=10'],
] as const
