/** Date and time in the browser's zone. */
export const formatInstant = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'medium' })

export const formatTime = (seconds: number): string => new Date(seconds * 1000).toLocaleTimeString('en-US', { hour12: false })

export const formatIdle = (seconds: number): string =>
  seconds < 3600 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3600)} h`
