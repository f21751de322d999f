import { useState } from 'react'
import type { Meta } from '../../../workshop/csf.ts'
import { PageButtons } from './PageButtons.tsx'

export default { parameters: { docs: { description: { component: 'Pages of a list; each button is a tab stop.' } } } } satisfies Meta

function Pages({ first }: { readonly first: number }) {
  const [page, setPage] = useState(first)
  return <PageButtons page={page} pages={24} siblings={1} onChange={setPage} />
}

export const First = () => <Pages first={1} />

export const Middle = () => <Pages first={12} />
