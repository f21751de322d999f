import { BoardPicture } from '../pictures/BoardPicture.tsx'
import type { ProductViews } from '../pictures/productViews.ts'
import { VisitPicture } from '../pictures/VisitPicture.tsx'
import hero from './Hero.module.css'

export const HeroPictures = ({ Board, Visit }: ProductViews) => (
  <>
    <div className={hero.board}>
      <BoardPicture Board={Board} />
    </div>
    <div className={hero.phone}>
      <VisitPicture Visit={Visit} />
    </div>
  </>
)
