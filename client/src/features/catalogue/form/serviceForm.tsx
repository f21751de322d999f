import { productType } from '@callout/contracts/jobs/codes'
import { defineForm } from '../../../components/form/defineForm.ts'
import { evictFields, readBy } from '../../../components/form/recordQueries.ts'
import { paths } from '../../../lib/paths.ts'
import { ServiceToEditDocument } from './serviceForm.generated.ts'
import { serviceTable } from './serviceFields.tsx'
import { type ServiceForm, serviceFormValues, emptyNumbersAsNull } from './serviceFormValues.ts'
import { ServiceBody, ServiceChangeBody } from '@callout/contracts/catalogue/schemas'
import { serviceSender } from './saveService.ts'

/** New or existing service or product (spec §5 "Service"). */
export const serviceForm = defineForm<ServiceForm>({
  name: 'serviceForm',
  noun: 'service',
  needs: 'manage_services',
  list: { to: paths.priceList(), label: 'Price list' },
  forbiddenMessage: 'Only the owner, a branch head, or a staff admin who can manage services can change the price list.',
  ...serviceTable,
  valuesOf: serviceFormValues,
  schemas: [ServiceBody, ServiceChangeBody],
  toWire: ({ productType: type, ...sent }) => ({ ...emptyNumbersAsNull(sent), ...(type && { productType: productType[type].code }) }),
  save: { label: 'Save service', verb: 'save' },
  sender: serviceSender,
  found: { nameOf: ({ name }) => name, to: ({ id }) => paths.service(id) },
  edit: {
    read: readBy(ServiceToEditDocument, ({ service }) => service),
    nameOf: ({ name }) => name,
    pathOf: ({ id }) => paths.service(id),
    versionOf: () => null,
  },
  refresh: evictFields('services', 'service', 'categoryServices'),
})
