import { IconUpload } from '@tabler/icons-react'
import type { Meta } from '../../workshop/csf.ts'
import { DropZone } from './DropZone.tsx'

export default {
  parameters: { docs: { description: { component: 'Accepts dropped files; the button opens the file chooser with the keyboard.' } } },
} satisfies Meta

const zone = {
  label: 'File with customers',
  action: 'Choose a file',
  icon: <IconUpload size={16} />,
  accept: '.csv',
  onFiles: () => undefined,
}

export const Default = () => <DropZone {...zone}>or drop a CSV file of up to 5 MB</DropZone>

export const Reading = () => (
  <DropZone {...zone} isReading>
    or drop a CSV file of up to 5 MB
  </DropZone>
)
