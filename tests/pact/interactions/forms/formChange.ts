import { formEndpoints } from '@callout/contracts/forms/endpoints'
import { deletedForm, form } from '@callout/contracts/forms/samples'
import { type Interaction, ok, refused, refusedAt, refusedWith, shows } from '../../interaction.ts'
import { these, WORD } from '../../recordStates.ts'
import { OWNER_TOKEN, ownerSignedIn } from '../../states.ts'
import { ownTrade, signedInWithout } from '../../workStates.ts'
import { NOT_THERE, NOT_ALLOWED, asAdmin, reading, adding, changing, deleting } from './formCalls.ts'

export const typedSections = [
  {
    name: 'Checks',
    fields: [
      {
        fieldKey: 'state',
        name: 'State of the boiler',
        dataType: 'DROPDOWN_SINGLE_CHOICE',
        isRequired: true,
        choices: ['In order', 'Leaking'],
        showIf: null,
        terms: null,
      },
      {
        fieldKey: 'where',
        name: 'Where it leaks',
        dataType: 'TEXTBOX',
        isRequired: true,
        choices: [],
        showIf: { fieldKey: 'state', equals: 'Leaking' },
        terms: null,
      },
    ],
  },
  {
    name: 'Handed over',
    fields: [
      { fieldKey: 'photo', name: 'Photo', dataType: 'PHOTO', isRequired: false, choices: [], showIf: null, terms: null },
      {
        fieldKey: 'sign',
        name: 'Customer signature',
        dataType: 'SIGNATURE',
        isRequired: true,
        choices: [],
        showIf: null,
        terms: 'I accept the work.',
      },
    ],
  },
]

export const boilerForm = these('forms', { ...form })
const foreignForm = these('forms', { ...form, of_another_company: true })

const shown = {
  id: '62',
  formName: 'Boiler checklist',
  status: 'ACTIVE',
  isTemplate: false,
  categoryIds: ['3'],
  attachTo: [{ module: 'jobs', actions: ['create', 'finish'], isActive: true }],
  version: 4,
  updatedAt: 1795190400,
  lockVersion: 4,
  sections: typedSections,
}
const { fields_schema, attach_to, category_ids } = form
const typed = {
  formName: WORD,
  attachTo: [{ module: 'jobs', actions: ['create', 'finish'], isActive: true }],
  status: 'ACTIVE',
  categoryIds: ['3'],
  sections: typedSections,
}
const sent = { form_name: WORD, attach_to, status: 1, category_ids, fields_schema }

/** Lists with all of their elements: a question that is missing is another form. */
const wholeForm = ['responseData.fields_schema', 'fields_schema.fields', 'fields.choices', 'responseData.attach_to', 'attach_to.actions']

const addingForm: Interaction = {
  name: 'adding a job form',
  given: [ownerSignedIn, ownTrade],
  ...adding(typed, sent),
  reply: ok({ ...form, id: 63, form_name: WORD, version: 1, lock_version: 1 }),
  unread: ['section.sort_order'],
  pinned: wholeForm,
  answer: shows({ createForm: { ...shown, id: '63', formName: WORD, version: 1, lockVersion: 1 } }),
}

const changingForm: Interaction = {
  name: 'changing name and questions of a job form',
  given: [ownerSignedIn, ownTrade, boilerForm],
  ...changing(
    62,
    { formName: `${WORD} b`, lockVersion: 4, sections: typedSections.slice(1) },
    { form_name: `${WORD} b`, lock_version: 4, fields_schema: [{ ...fields_schema[1], section: { name: 'Handed over', sort_order: 1 } }] },
    'id formName version lockVersion',
  ),
  reply: ok({ id: 62, form_name: `${WORD} b`, version: 5, lock_version: 5 }),
  pinned: ['id', 'form_name', 'version', 'lock_version'].map((name) => `responseData.${name}`),
  answer: shows({ updateForm: { id: '62', formName: `${WORD} b`, version: 5, lockVersion: 5 } }),
}

const deletingForm: Interaction = {
  name: 'deleting a job form',
  given: [ownerSignedIn, boilerForm],
  ...deleting(62),
  reply: ok(deletedForm),
  answer: shows({ deleteForm: { id: '62', deletedAt: 1795190400 } }),
}

/** Single forms: read, added, changed and deleted, what is so afterwards, and why that is refused. */
export const formChangeInteractions: readonly Interaction[] = [
  {
    name: 'reading a job form',
    given: [ownerSignedIn, boilerForm],
    ...reading(62),
    reply: ok(form),
    unread: ['section.sort_order'],
    pinned: wholeForm,
    answer: shows({ form: shown }),
  },
  {
    name: 'reading a job form of another company',
    given: [ownerSignedIn, foreignForm],
    ...reading(62, 'id'),
    reply: refused(404, NOT_THERE),
    answer: refusedWith('NOT_FOUND', 404, NOT_THERE),
  },
  addingForm,
  {
    name: 'finding a job form that was added',
    given: addingForm.given,
    after: [addingForm],
    row: formEndpoints.listForms,
    operation: { query: `query Forms { forms(search: "${WORD}") { totalCount items { id formName } } }`, token: OWNER_TOKEN },
    sends: { path: '/forms', query: { search: WORD } },
    reply: ok({ forms: [{ id: 63, form_name: WORD }], pagination: { total_count: 1 } }),
    pinned: ['responseData.forms', 'forms.form_name', 'pagination.total_count'],
    answer: shows({ forms: { totalCount: 1, items: [{ id: '63', formName: WORD }] } }),
  },
  {
    name: 'adding a job form whose question depends on one that is not there',
    given: [ownerSignedIn, ownTrade],
    ...adding(
      {
        formName: WORD,
        sections: [{ name: 'Checks', fields: [{ fieldKey: 'a', name: 'A', dataType: 'TEXTBOX', showIf: { fieldKey: 'b', equals: 'x' } }] }],
      },
      {
        form_name: WORD,
        fields_schema: [
          {
            section: { name: 'Checks', sort_order: 1 },
            fields: [{ field_key: 'a', name: 'A', data_type: 'textbox', show_if: { field_key: 'b', equals: 'x' }, choices: [] }],
          },
        ],
      },
      'id',
    ),
    reply: refused(422, 'Choose a question above this one', {
      errors: [{ field: 'fields_schema.0.fields.0.show_if', message: 'Choose a question above this one' }],
    }),
    answer: refusedAt('createForm', 'INVALID', 422, 'Choose a question above this one', {
      fields: [{ field: 'fieldsSchema.0.fields.0.showIf', message: 'Choose a question above this one' }],
    }),
  },
  {
    name: 'adding a job form without the authority for it',
    given: [signedInWithout('manage_forms'), ownTrade],
    ...asAdmin(adding(typed, sent, 'id')),
    reply: refused(403, NOT_ALLOWED),
    answer: refusedAt('createForm', 'FORBIDDEN', 403, NOT_ALLOWED),
  },
  changingForm,
  {
    name: 'reading a job form after a change',
    given: changingForm.given,
    after: [changingForm],
    ...reading(62, 'formName version sections { name }'),
    reply: ok({
      id: 62,
      form_name: `${WORD} b`,
      version: 5,
      fields_schema: [{ section: { name: 'Handed over', sort_order: 1 }, fields: [] }],
    }),
    unread: ['section.sort_order'],
    pinned: ['responseData.form_name', 'responseData.version', 'section.name'],
    answer: shows({ form: { formName: `${WORD} b`, version: 5, sections: [{ name: 'Handed over' }] } }),
  },
  {
    name: 'changing a job form that somebody else has changed meanwhile',
    given: [ownerSignedIn, ownTrade, boilerForm],
    ...changing(62, { formName: WORD, lockVersion: 3 }, { form_name: WORD, lock_version: 3 }),
    reply: refused(409, 'Carla Reyes changed this in the meantime.', {
      reason: 'stale',
      current: { lock_version: 4 },
      changed_by: 'Carla Reyes',
      changed_at: 1795190400,
    }),
    answer: refusedAt('updateForm', 'STALE', 409, 'Carla Reyes changed this in the meantime.', {
      reason: 'stale',
      changedBy: 'Carla Reyes',
      changedAt: 1795190400,
      lockVersion: 4,
    }),
  },
  {
    name: 'changing a job form without the authority for it',
    given: [signedInWithout('manage_forms'), boilerForm],
    ...asAdmin(changing(62, { formName: WORD, lockVersion: 4 }, { form_name: WORD, lock_version: 4 })),
    reply: refused(403, NOT_ALLOWED),
    answer: refusedAt('updateForm', 'FORBIDDEN', 403, NOT_ALLOWED),
  },
  {
    name: 'changing a job form of another company',
    given: [ownerSignedIn, foreignForm],
    ...changing(62, { formName: WORD, lockVersion: 4 }, { form_name: WORD, lock_version: 4 }),
    reply: refused(404, NOT_THERE),
    answer: refusedAt('updateForm', 'NOT_FOUND', 404, NOT_THERE),
  },
  deletingForm,
  {
    name: 'reading a job form after the deletion',
    given: deletingForm.given,
    after: [deletingForm],
    ...reading(62, 'id'),
    reply: refused(404, NOT_THERE),
    answer: refusedWith('NOT_FOUND', 404, NOT_THERE),
  },
  {
    name: 'deleting a job form without the authority for it',
    given: [signedInWithout('manage_forms'), boilerForm],
    ...asAdmin(deleting(62)),
    reply: refused(403, NOT_ALLOWED),
    answer: refusedAt('deleteForm', 'FORBIDDEN', 403, NOT_ALLOWED),
  },
  {
    name: 'deleting a job form of another company',
    given: [ownerSignedIn, foreignForm],
    ...deleting(62),
    reply: refused(404, NOT_THERE),
    answer: refusedAt('deleteForm', 'NOT_FOUND', 404, NOT_THERE),
  },
]
