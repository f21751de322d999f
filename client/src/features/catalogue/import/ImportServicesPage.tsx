import { LateImportPage } from '../../../kit/import/LateImportPage.ts'
import { serviceImport } from './serviceImport.ts'

/** `/price-list/import`: services and products out of a file. */
export const ImportServicesPage = () => <LateImportPage kind={serviceImport} />
