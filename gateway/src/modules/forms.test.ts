import { expect, test } from 'vitest'
import { ask } from '../testing/testGateway.ts'
import { ok } from '../testing/fakeBackend.ts'

const file = (content: string) => ok({ file_base64: Buffer.from(content).toString('base64') })
const section = { section: { name: 'Checks' }, fields: [{ name: 'Anything odd?', data_type: 'textbox' }] }
const unknown = { id: '77', formName: null, sections: null, answers: null }

test.each([
  ['no file', ok({}), unknown],
  ['a PDF', file('%PDF-1.7'), unknown],
  ['JSON without an id', file(JSON.stringify({ form_name: 'Hand-over' })), { ...unknown, formName: 'Hand-over' }],
  [
    'questions without keys and answers without anything',
    file(JSON.stringify({ id: 77, schema_snapshot: [section], answers: [{}] })),
    {
      ...unknown,
      sections: [{ name: 'Checks', fields: [{ fieldKey: '1.1', name: 'Anything odd?' }] }],
      answers: [{ fieldKey: null, value: null }],
    },
  ],
])('reads a submitted form from %s', async (_, reply, jobForm) => {
  const query = '{ jobForm(id: "77") { id formName sections { name fields { fieldKey name } } answers { fieldKey value } } }'
  const { data, errors } = await ask({ downloadSavedJobForm: reply }, query)
  expect([data, errors]).toEqual([{ jobForm }, []])
})
