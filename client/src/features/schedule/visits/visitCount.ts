export const visitCount = (count: number): string => (count === 1 ? '1 visit' : `${count} visits`)
