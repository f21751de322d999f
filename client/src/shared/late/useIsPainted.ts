import { useEffect, useState } from 'react'
import { afterPaint } from './afterPaint.ts'

/** False until what stands around it is on the screen: a frame that answers a press, with its content to follow. */
export function useIsPainted(isAlready: boolean | (() => boolean) = false): boolean {
  const [isPainted, setIsPainted] = useState(isAlready)
  useEffect(() => afterPaint(() => setIsPainted(true)), [])
  return isPainted
}
