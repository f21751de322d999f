const twoDigits = (count: number): string => String(count).padStart(2, '0')

/** Spec §2: mm : ss. */
export const minutesAndSeconds = (seconds: number): string => `${twoDigits(Math.floor(seconds / 60))} : ${twoDigits(seconds % 60)}`
