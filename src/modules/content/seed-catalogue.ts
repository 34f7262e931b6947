import type { Catalogue } from './catalogue.ts'
import type { ContentPorts } from './ports.ts'

export async function seedCatalogue(
  { services, addToCatalogue }: ContentPorts,
  catalogue: Catalogue,
): Promise<void> {
  if ((await services.count()) === 0) await addToCatalogue(catalogue)
}
