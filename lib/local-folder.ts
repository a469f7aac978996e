/** Folder of the site that is built for the local inbox; `out/` contains the one for the real form service. */
export const LOCAL_FOLDER = '.site';
