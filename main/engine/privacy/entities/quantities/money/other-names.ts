/** Names of money that are no other words. */
export const otherNames =
  "tala|kwacha|pula|pa'anga|pa\u2019anga|cedi|dalasi|dalasis|emalangeni|lilangeni|maloti|birr|vatu|ngultrum|kyat|kyats|riel|riels|manat|manats|somoni|ouguiya|ariary|metical|meticais|meticales|kwanza|kwanzas|gourde|gourdes|córdobas|balboas|bolivianos|rufiyaa|patacas|denars|denari";
