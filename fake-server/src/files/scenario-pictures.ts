/** Folder of the pictures of scenarios, named by their content, beside the files. */
export const PICTURES_FOLDER = 'pictures'
/** The path that serves them. */
export const PICTURES_PATH = '/img/scenarios/'
export const PICTURE_NAME = /^[0-9a-f]{32}\.webp$/
