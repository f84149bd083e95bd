/** What the names of documents, pictures, programs and records end in, as a pattern's alternatives. */
export const fileEndings =
  'pdf|docx?|odt|rtf|txt|md|xlsx?|csv|ods|pptx?|odp|jpe?g|png|gif|heic|tiff?|webp|mp[34]|m4a|mov|wav|zip|7z|rar|eml|msg|vcf|ics|json|xml|html?|py|js|ts|sh|conf|log|db|key|pem';
