import type { Meta } from '../../workshop/csf.ts'
import { AttachmentTile } from './AttachmentTile.tsx'

export default { parameters: { docs: { description: { component: 'A stored file. The link opens it in a new tab.' } } } } satisfies Meta

const picture =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><rect width="80" height="80" fill="teal"/></svg>'
const file = { id: '1', fileName: 'permit.pdf', fileUrl: 'https://files.example/permit.pdf', contentType: 'application/pdf', size: 48_200 }
const list = { listStyle: 'none', margin: 0, padding: 0, width: 180 }

export const Document = () => (
  <ul style={list}>
    <AttachmentTile file={file} />
  </ul>
)

export const UnsafeAddress = () => (
  <ul style={list}>
    <AttachmentTile file={{ ...file, fileUrl: picture }} />
  </ul>
)

export const NameMissing = () => (
  <ul style={list}>
    <AttachmentTile file={{ ...file, fileName: null, contentType: null, size: null }} />
  </ul>
)
