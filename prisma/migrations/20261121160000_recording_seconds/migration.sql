-- AlterTable
ALTER TABLE "audio_files" ADD COLUMN     "seconds" DOUBLE PRECISION;

-- AlterTable
ALTER TABLE "report_packages" ADD COLUMN     "version" TEXT NOT NULL DEFAULT gen_random_uuid();
