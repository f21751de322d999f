let aheadSeconds = 0

/** By how much the clock of this device is ahead of the server's, in seconds and whole minutes, as the last answer says. */
export const clockAhead = (): number => aheadSeconds

/** `date`: the header of an answer. Less than a minute counts as none, and so does a clock that is behind. */
export function updateServerTime(date: string | null): void {
  const ahead = date === null ? 0 : (Date.now() - Date.parse(date)) / 1000
  aheadSeconds = ahead > 60 ? Math.ceil(ahead / 60) * 60 : 0
}
