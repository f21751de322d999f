/** Whether it is a time as forms hold it: "HH:mm" on a 24-hour clock. */
export const isClock = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
