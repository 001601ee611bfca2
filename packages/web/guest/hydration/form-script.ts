// Names by which the document and the scripts find each other.

/** Attribute of the loader's script element: the address of the form's script. */
export const formScriptAttribute = 'data-form'

/** The class of the root element until the form's script runs. */
export const hydratingClass = 'hydrating'

/** The id of the hidden line that the loader shows where the form's script does not run. */
export const notLoadedId = 'not-loaded'
/** The attribute of that line with the words for a browser in which the script came and failed. */
export const tooOldAttribute = 'data-too-old'
