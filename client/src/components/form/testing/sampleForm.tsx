import { Profiler } from 'react'
import { TextField } from '../../fields/text/TextField.tsx'
import { defineSenderForm } from '../defineSenderForm.ts'
import type { FormTypes, PartProps, QuestionProps } from '../formTypes.ts'
import { evictFields } from '../recordQueries.ts'

export interface Van {
  readonly id: string
  readonly plate: string
  readonly driver: string | null
  readonly version: number
}

/** A form for new and existing vans that asks about a known plate. */
interface VanTypes extends FormTypes {
  values: { plate: string; driver: string; papers: { id: string | null; fileName: string; fileBase64: string | null }[] }
  context: { readonly depot: string }
  record: Van | null
  scope: null
  question: { readonly sameAs: string }
}

interface Yard {
  latest: Van | null
  sent: { values: VanTypes['values']; changed: readonly string[] }[]
  /** Render count of the plate field. */
  drawn: number
}

/** The service's data. */
export const yard: Yard = { latest: null, sent: [], drawn: 0 }

const countDrawing = (): void => {
  yard.drawn += 1
}

const Fields = () => (
  <>
    <Profiler id="plate" onRender={countDrawing}>
      <TextField name="plate" isRequired />
    </Profiler>
    <TextField name="driver" />
  </>
)
const Summary = ({ page }: PartProps<VanTypes>) => <p>{page.context.depot}</p>
const Question = ({ page, question }: QuestionProps<VanTypes>) => (
  <button type="button" onClick={page.confirm}>
    Save beside {question.sameAs}
  </button>
)

export const vanForm = defineSenderForm<VanTypes>({
  name: 'vanForm',
  noun: 'van',
  needs: 'manage_settings',
  list: { to: '/vans', label: 'Vans' },
  forbiddenMessage: 'Only the owner may.',
  labels: { plate: 'Plate', driver: 'Driver', papers: null },
  files: 'papers',
  valuesOf: (van) => ({ plate: van?.plate ?? '', driver: van?.driver ?? '', papers: [] }),
  rules: () => (values) => Promise.resolve({ values, errors: {} }),
  sections: [{ title: 'Van', Fields, isStarred: true }],
  Summary,
  sender: {
    question: ({ values, record }) => {
      if (record && yard.latest && yard.latest.version !== record.version) return Promise.resolve({ newer: yard.latest })
      return Promise.resolve(values.plate === 'OR 100' ? { question: { sameAs: 'OR 100' } } : null)
    },
    save: ({ record, values, changed }) => {
      yard.sent.push({ values, changed })
      const unsavedFields = values.driver === 'Unknown' ? 'Couldn’t save: driver.' : null
      return Promise.resolve({ to: `/vans/${record?.id ?? 'new'}`, successMessage: 'Van saved', unsavedFields })
    },
    findDuplicate: ({ values }) => Promise.resolve(values.plate === 'OR 200' ? { name: 'OR 100', to: '/vans/1' } : null),
  },
  Question,
  edit: {
    read: () => Promise.resolve(yard.latest),
    getName: ({ plate }) => plate,
    getPath: ({ id }) => `/vans/${id}`,
    getVersion: ({ version }) => version,
  },
  refresh: evictFields('vans'),
})
