import type { staticContentEndpoints } from '@callout/contracts/staticContent/endpoints'
import type { RestData } from '../rest/types.ts'

/** A row of the list, or the text itself. */
export type StaticContentSource =
  | RestData<typeof staticContentEndpoints.listStaticContents>['contents'][number]
  | RestData<typeof staticContentEndpoints.getStaticContent>
