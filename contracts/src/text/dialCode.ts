/** One- and two-digit country codes (ITU E.164); others have three digits. */
const shortCodes = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/

export const dialCodeOf = (digits: string): string => shortCodes.exec(digits)?.[0] ?? digits.slice(0, 3)
