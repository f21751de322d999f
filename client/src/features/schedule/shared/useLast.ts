import { useState } from 'react'

/** The value as it stood when it was last a time ("HH:mm"): an emptied field does not forget how long a visit was. */
export function useLast(time: string): string {
  const [last, setLast] = useState(time)
  if (time !== last && /^\d\d:\d\d$/.test(time)) setLast(time)
  return last
}
