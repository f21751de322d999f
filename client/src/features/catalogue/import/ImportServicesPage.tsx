import { LazyImportPage } from '../../../components/import/LazyImportPage.ts'
import { serviceImport } from './serviceImport.ts'

/** `/price-list/import`: services and products out of a file. */
export const ImportServicesPage = () => <LazyImportPage kind={serviceImport} />
