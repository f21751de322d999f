import type { Meta } from '../../workshop/csf.ts'
import { ClosedPage } from './ClosedPage.tsx'

export default {
  parameters: { docs: { description: { component: 'A page that the user may not open. It sends no query.' } } },
} satisfies Meta

export const Default = () => (
  <ClosedPage title="Taxes" back={{ to: '/settings', label: 'Settings' }}>
    Only the owner and staff admins can change taxes.
  </ClosedPage>
)
