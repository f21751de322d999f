import type { ComponentType } from 'react'
import type { VisitPreviewProps } from '../../visits/visitPreviewProps.ts'
import type { BoardPreviewProps } from '../../schedule/visits/boardPreviewProps.ts'

/** Components of the product in the hero, from `app/HomeWithViews.tsx`. */
export interface ProductViews {
  readonly Board: ComponentType<BoardPreviewProps>
  readonly Visit: ComponentType<VisitPreviewProps>
}
