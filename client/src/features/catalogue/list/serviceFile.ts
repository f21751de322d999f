import { safeAddress } from '../../../components/files/safeAddress.ts'
import { type ServiceInFileFragment, ServicesToExportDocument } from './serviceFile.generated.ts'
import type { WholeFile } from '../../../components/csv/csvRows.ts'

/** An exported price list can be imported again. */
export const serviceFile: WholeFile<ServiceInFileFragment> = {
  query: ServicesToExportDocument,
  columns: ['name', 'category', 'type', 'unit', 'duration', 'price', 'exempt', 'sku'],
  more: {
    'Your cost': ({ cost }) => (cost === null ? null : { amount: cost, decimals: 2 }),
    // An uploaded picture is too long for a spreadsheet cell.
    Picture: ({ imageUrl }) => safeAddress(imageUrl),
  },
}
