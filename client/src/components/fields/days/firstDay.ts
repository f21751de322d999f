import { createContext, use } from 'react'

interface WeekInfo {
  /** 1 Monday to 7 Sunday. */
  readonly firstDay: number
}
/** Engines have `getWeekInfo()`, the older property `weekInfo`, or neither. */
type LocaleWithWeek = Intl.Locale & { readonly getWeekInfo?: () => WeekInfo; readonly weekInfo?: WeekInfo }

const SUNDAY = 0

/** First day of the week in the language: 0 Sunday to 6 Saturday. */
export function firstDayIn(language: string): number {
  try {
    const locale = new Intl.Locale(language) as LocaleWithWeek
    return ((locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? SUNDAY) % 7
  } catch {
    return SUNDAY
  }
}

/** Hook for the first day of the account's week; default: that of the browser's language. */
export const FirstDaySource = createContext(() => firstDayIn(navigator.language))

export const useFirstDay = (): number => use(FirstDaySource)()
