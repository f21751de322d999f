/** "52 visits", "1 visit". */
export const visitCount = (count: number): string => (count === 1 ? '1 visit' : `${count} visits`)
