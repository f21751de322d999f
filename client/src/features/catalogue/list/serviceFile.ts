import { safeAddress } from '../../../components/files/safeAddress.ts'
import { type ServiceInFileFragment, ServicesToExportDocument } from './serviceFile.generated.ts'
import type { WholeFile } from '../../../components/csv/csvRows.ts'

/** Every file of the price list can be read in again, into this company or another one. */
export const serviceFile: WholeFile<ServiceInFileFragment> = {
  query: ServicesToExportDocument,
  columns: ['name', 'category', 'type', 'unit', 'duration', 'price', 'exempt', 'sku'],
  more: {
    'Your cost': ({ cost }) => (cost === null ? null : { amount: cost, decimals: 2 }),
    // An uploaded picture is too long for a cell of a spreadsheet.
    Picture: ({ imageUrl }) => safeAddress(imageUrl),
  },
}
