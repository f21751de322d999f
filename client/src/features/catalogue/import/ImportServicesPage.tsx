import { ImportPage } from '../../../kit/import/ImportPage.tsx'
import { serviceImport } from './serviceImport.ts'

/** `/price-list/import`: services and products out of a file. */
export const ImportServicesPage = () => <ImportPage kind={serviceImport} />
