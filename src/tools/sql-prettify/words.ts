/*
 * Keywords, grouped by what may stand around them. Most of them can be names as well.
 */

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** What no database takes for a name where a keyword can stand as well. */
export const HARD = words(`
  ALL ALTER AND ANY AS ASC BETWEEN BY CASE CHECK CONSTRAINT CREATE DEFAULT DELETE DESC DISTINCT DROP ELSE END EXCEPT EXISTS
  FALSE FOR FOREIGN FROM GROUP HAVING IN INSERT INTERSECT INTO IS JOIN LIKE MINUS NOT NULL ON OR ORDER PRIMARY REFERENCES
  SELECT SET SOME TABLE THEN TRUE UNION UNIQUE UPDATE USING WHEN WHERE WITH XOR`);
/** Keywords in all dialects, some of which the library's lists lack. */
export const EVERYWHERE = new Set([
  ...HARD,
  ...words('BEGIN BREAK COLUMN COMMIT CONTINUE DECLARE FETCH INTERVAL RETURN ROLLBACK'),
]);
/** Keywords that are values of their own. */
export const VALUES = words(`
  CURRENT_CATALOG CURRENT_DATE CURRENT_ROLE CURRENT_SCHEMA CURRENT_TIME CURRENT_TIMESTAMP CURRENT_USER DEFAULT FALSE
  LOCALTIME LOCALTIMESTAMP NULL SESSION_USER SYSDATE SYSTEM_USER SYSTIMESTAMP TRUE UTC_DATE
  UTC_TIME UTC_TIMESTAMP`);
/** Keywords before an operand in a list of columns, before a table, and before the name of what is created. */
export const BEFORE_COLUMN = words(`
  BINARY CONNECT_BY_ROOT CURRENT DISTINCTROW HIGH_PRIORITY INTERVAL PRIOR SQL_BIG_RESULT SQL_BUFFER_RESULT SQL_CACHE
  SQL_CALC_FOUND_ROWS SQL_NO_CACHE SQL_SMALL_RESULT STRAIGHT_JOIN TOP UNBOUNDED`);
export const BEFORE_TABLE = words('LATERAL ONLY OUTER');
export const BEFORE_OBJECT = words(
  'BODY CONCURRENTLY IF IGNORE LOCAL LOW_PRIORITY ONLY OR TEMP TEMPORARY TOP UNLOGGED',
);
/** Keywords after which an operand comes, as after an operator. */
export const BEFORE_OPERAND = words(`
  ALL AND ANY BY CASE DISTINCT DIV ELSE ELSEIF ELSIF GLOB IF ILIKE IN LIKE MOD NOT ON OR REGEXP RETURN RLIKE SOME THEN UNTIL
  USING WHEN WHILE XOR`);
/** Keywords before a bracket that call no function. */
export const BEFORE_BRACKET = words('ARRAY CONFLICT CUBE EXISTS INDEX KEY LATERAL ROLLUP ROW STRUCT TOP UNNEST VALUES');
/** What can be created, or is named by a statement. */
export const OBJECTS = words(`
  CALL COLUMN CONSTRAINT DATABASE DATASET DESCRIBE DICTIONARY DOMAIN EXEC EXECUTE FUNCTION INDEX INTO PIPE POLICY PROCEDURE
  REFERENCES ROLE SCHEMA SEQUENCE STAGE STREAM TABLE TABLES TASK TO TRIGGER TRUNCATE TYPE USE USER VIEW WAREHOUSE`);
/** What defines or removes an object. */
export const DEFINITIONS = /^(?:ALTER|COMMENT|CREATE|DECLARE|DROP|GRANT|REVOKE|TRUNCATE)\b/;
/** What begins a part of a table's definition that is no column. */
export const CONSTRAINTS = words(`
  CHECK CONSTRAINT EXCLUDE FOREIGN FULLTEXT INDEX KEY LIKE PERIOD PRIMARY PROJECTION SPATIAL UNIQUE`);
/** Before the name of a parameter. */
export const MODES = words('IN INOUT OUT VARIADIC');
/** Functions with a type among their arguments. */
export const CASTS = words('CAST CONVERT SAFE_CAST TREAT TRY_CAST TRY_CONVERT XMLCAST XMLSERIALIZE');
/** Types with fields. */
export const RECORDS = words('NESTED OBJECT ROW STRUCT TUPLE');
