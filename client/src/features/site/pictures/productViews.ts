import type { ComponentType } from 'react'
import type { VisitPreviewProps } from '../../jobs/shared/visitPreviewProps.ts'
import type { BoardPreviewProps } from '../../schedule/shared/boardPreviewProps.ts'

/** Components of the product in the hero, from `app/HomeWithViews.tsx`. */
export interface ProductViews {
  readonly Board: ComponentType<BoardPreviewProps>
  readonly Visit: ComponentType<VisitPreviewProps>
}
