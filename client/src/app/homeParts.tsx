import { VisitPreview } from '../features/jobs/myDay/VisitPreview.tsx'
import { BoardPreview } from '../features/schedule/board/BoardPreview.tsx'
import { HeroPictures } from '../features/site/home/HeroPictures.tsx'

/** Loaded once the home page's first text is painted, in one chunk. */
export { BelowHero } from '../features/site/home/BelowHero.tsx'
export const PicturesWithViews = () => <HeroPictures Board={BoardPreview} Visit={VisitPreview} />
