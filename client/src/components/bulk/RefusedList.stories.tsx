import type { Meta } from '../../workshop/csf.ts'
import { AppDialog } from '../overlays/AppDialog.tsx'
import { BulkProgress } from './BulkProgress.tsx'
import { RefusedList } from './RefusedList.tsx'

export default {
  parameters: {
    docs: {
      description: {
        component: 'Progress and result of a bulk action. The list of failures is focusable, so that it scrolls with the keyboard.',
      },
    },
  },
} satisfies Meta

const refused = Array.from({ length: 12 }, (_, row) => ({
  id: String(row),
  name: `J-10${row}`,
  title: 'Boiler repair',
  message: 'The job is already cancelled.',
}))

export const Failures = () => <RefusedList title="12 jobs were not changed" refused={refused} />

export const Running = () => (
  <AppDialog isOpen onClose={() => undefined} title="Cancel 5,000 jobs">
    <BulkProgress answered={1200} total={5000} onStop={() => undefined} />
  </AppDialog>
)
