/** Whether what is read as a scheme seems to be a host with a port, as in `localhost:8080`. */
export const hostAsScheme = (text: string): boolean => /^[a-z][a-z\d.-]*:\d+(?:[/?#]|$)/i.test(text.trim());

/** Whether a text seems to be a URL whose scheme is missing, as in `example.com/x`. */
export const lacksScheme = (text: string): boolean =>
  /^[^\s:/?#@\\.][^\s:/?#@\\]*(?:[/?#]\S*)?$/.test(text.trim()) && /[.]|^localhost/.test(text);
