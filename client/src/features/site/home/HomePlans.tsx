import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import home from './BelowHero.module.css'
import { PlanSkeleton } from '../pricing/PlanSkeleton.tsx'

const Plans = lazy(() => import('../pricing/Plans.tsx').then((module) => ({ default: module.Plans })))

/** The plans on sale, requested when the visitor scrolls near them. */
export function HomePlans() {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (isNear || !place.current) return undefined
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true), {
      rootMargin: '600px',
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isNear])
  return (
    <div ref={place} className={home.plans}>
      {isNear ? (
        <Suspense fallback={<PlanSkeleton />}>
          <Plans headingLevel={3} />
        </Suspense>
      ) : (
        <PlanSkeleton />
      )}
    </div>
  )
}
