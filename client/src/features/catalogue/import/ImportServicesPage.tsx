import { LateImportPage } from '../../../components/import/LateImportPage.ts'
import { serviceImport } from './serviceImport.ts'

/** `/price-list/import`: services and products out of a file. */
export const ImportServicesPage = () => <LateImportPage kind={serviceImport} />
