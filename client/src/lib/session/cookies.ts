/** The cookies of spec §3. They hold no secrets: scripts read and write them. */
const YEAR_SECONDS = 365 * 24 * 60 * 60

const secure = (): string => (window.location.protocol === 'https:' ? '; secure' : '')

export function readCookie(name: string): string | null {
  const pair = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`))
  try {
    return pair === undefined ? null : decodeURIComponent(pair.slice(name.length + 1))
  } catch {
    return null
  }
}

export const writeCookie = (name: string, value: string, maxAgeSeconds = YEAR_SECONDS): void => {
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${maxAgeSeconds}; samesite=lax${secure()}`
}

export const removeCookie = (name: string): void => writeCookie(name, '', 0)

/** Spec §3: the cookie `userId`. */
export const rememberUser = (id: string | null | undefined): void => (id ? writeCookie('userId', id) : undefined)
