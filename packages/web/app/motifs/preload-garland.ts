// Asks for the garland before a page's scripts: of the first screen it is the largest picture, and the style sheet asks for it last.
import { preload } from 'react-dom'
import picture from './garland.svg?url'

/** For pages that begin with a garland and many scripts. The guest's page has it in its style sheet. */
export const preloadGarland = (): void => preload(picture, { as: 'image', fetchPriority: 'high' })
