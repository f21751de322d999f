import { useCalendarSettings } from './useCalendarSettings.ts'

/** How the company's weeks begin, 0 Sunday to 6 Saturday. */
export const useCompanyFirstDay = (): number => useCalendarSettings().firstDay
