import { BoardPicture } from '../pictures/BoardPicture.tsx'
import type { ProductViews } from '../pictures/productViews.ts'
import { VisitPicture } from '../pictures/VisitPicture.tsx'
import hero from './Hero.module.css'

/** The schedule of the office, and a technician's phone without network. */
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
