import type { Meta, StoryObj } from '../../workshop/csf.ts'
import { offerUndo } from './offerUndo.tsx'
import { showError } from './toasts.ts'

export default {
  parameters: { docs: { description: { component: 'Toasts. Ctrl Z takes the newest Undo; focus and hover pause the timer.' } } },
} satisfies Meta

export const WithUndo: StoryObj = {
  render: () => <p>A toast appears below.</p>,
  play: () => void offerUndo({ message: 'Visit moved to Friday', onUndo: () => undefined }),
}

export const WithLink: StoryObj = {
  render: () => <p>A toast appears below.</p>,
  play: () => void offerUndo({ message: 'Invoice created', view: { to: '/invoices/7', label: 'View invoice' }, onUndo: () => undefined }),
}

export const Failed: StoryObj = {
  render: () => <p>A toast appears below.</p>,
  play: () => showError('Can’t reach the server. Check your connection and try again.'),
}
