import type { Meta, StoryObj } from '../../workshop/csf.ts'
import { ListPage } from './ListPage.tsx'
import { type Van, vanList } from './testing/sampleList.tsx'

export default {
  parameters: {
    docs: {
      description: { component: 'A declared list. j and k move between rows, Enter opens, x selects, / searches; cards on a phone.' },
    },
  },
} satisfies Meta

const vans: Van[] = [
  { id: '1', plate: 'OR 100', driver: 'Ana Silva', distance: 1200 },
  { id: '2', plate: 'OR 200', driver: 'Ben Hart', distance: 80 },
  { id: '3', plate: 'OR 300', driver: null, distance: 7 },
]
const answer = (items: readonly Van[], totalCount = items.length) => ({
  Vans: { vans: { __typename: 'VanPage', items: items.map((van) => ({ __typename: 'Van', ...van })), totalCount } },
})
const render = () => <ListPage list={vanList} />

export const Rows: StoryObj = { parameters: { gateway: answer(vans) }, render }

export const ManyPages: StoryObj = { parameters: { gateway: answer(vans, 240) }, render }

export const Empty: StoryObj = { parameters: { gateway: answer([]) }, render }

export const Loading: StoryObj = { parameters: { gateway: {} }, render }
