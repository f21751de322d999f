import { createContext, use } from 'react'

interface WeekInfo {
  /** 1 Monday to 7 Sunday. */
  readonly firstDay: number
}
/** Engines have it as a method, or as a property of old, or not at all. */
type LocaleWithWeek = Intl.Locale & { readonly getWeekInfo?: () => WeekInfo; readonly weekInfo?: WeekInfo }

const SUNDAY = 0

/** How weeks begin in that language: 0 Sunday to 6 Saturday. */
export function firstDayIn(language: string): number {
  try {
    const locale = new Intl.Locale(language) as LocaleWithWeek
    return ((locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? SUNDAY) % 7
  } catch {
    return SUNDAY
  }
}

/** A hook that tells how the account's weeks begin; without one it is as in the browser's language. */
export const FirstDaySource = createContext(() => firstDayIn(navigator.language))

export const useFirstDay = (): number => use(FirstDaySource)()
