/** Views of the product on the home page, in one chunk. */
export { VisitPreview } from '../features/jobs/myDay/VisitPreview.tsx'
export { BoardPreview } from '../features/schedule/board/BoardPreview.tsx'
