import { ClosedPage } from '../../components/states/ClosedPage.tsx'
import { paths } from '../../lib/paths.ts'
import { lazyWithPreload } from '../../lib/lazyWithPreload.tsx'
import { useIsOwner } from '../../lib/session/useIsOwner.ts'
import { PageSkeleton } from '../../components/states/SkeletonRows.tsx'

/** Lazy, because it imports the lists of all domains: their chunks would else be shared with this page. */
const AccountExport = lazyWithPreload(async () => (await import('./AccountExport.tsx')).AccountExport, PageSkeleton)

export function DataExportPage() {
  if (!useIsOwner())
    return (
      <ClosedPage title="Export account data" back={{ to: paths.settings(), label: 'Settings' }}>
        Only the owner of the account can export all of its data.
      </ClosedPage>
    )
  return <AccountExport />
}
