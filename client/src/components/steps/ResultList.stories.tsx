import type { Meta } from '../../workshop/csf.ts'
import { AppDialog } from '../overlays/AppDialog.tsx'
import { StepsProgress } from './StepsProgress.tsx'
import { ResultList } from './ResultList.tsx'

export default {
  parameters: {
    docs: {
      description: {
        component: 'Progress and result of a run. The list of failures is focusable, so that it scrolls with the keyboard.',
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

export const Failures = () => <ResultList title="12 jobs were not changed" rows={refused} />

export const Running = () => (
  <AppDialog isOpen onClose={() => undefined} title="Cancel 5,000 jobs">
    <StepsProgress answered={1200} total={5000} onStop={() => undefined} />
  </AppDialog>
)
