/** Whether the person has asked the browser to save data: then nothing is downloaded ahead. */
export const isSavingData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
