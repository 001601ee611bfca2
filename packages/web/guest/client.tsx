// The living part of the guest’s page in the browser: React and the form, nothing else. Run by wake.ts.
import { hydrateRoot } from 'react-dom/client'
import { Giving } from './giving.tsx'
import { givingRootId, readProps } from './giving-props.ts'

const root = document.getElementById(givingRootId)
if (root) hydrateRoot(root, <Giving {...readProps(document)} />)
